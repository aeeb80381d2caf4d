// The few sentences that the page says before or instead of the app.
const words = {
  fr: {
    loading: 'Tablée se charge…',
    noModules: 'Ce navigateur est trop ancien pour Tablée : il lui manque WebAssembly. Mettez-le à jour, ou essayez-en un autre.',
    noNetwork: 'Tablée n’a pas pu se charger. Vérifiez la connexion, puis rechargez la page.',
    stopped: 'Tablée s’est arrêtée. Rechargez la page : ce qui a été touché est gardé.',
  },
  en: {
    loading: 'Tablée is loading…',
    noModules: 'This browser is too old for Tablée: it has no WebAssembly. Update it, or try another one.',
    noNetwork: 'Tablée could not be loaded. Check the connection, then reload the page.',
    stopped: 'Tablée has stopped. Reload the page: what was tapped is kept.',
  },
  de: {
    loading: 'Tablée wird geladen …',
    noModules: 'Dieser Browser ist zu alt für Tablée: WebAssembly fehlt. Bitte aktualisieren oder einen anderen nehmen.',
    noNetwork: 'Tablée konnte nicht geladen werden. Bitte die Verbindung prüfen und die Seite neu laden.',
    stopped: 'Tablée ist stehen geblieben. Bitte die Seite neu laden: was getippt wurde, ist gespeichert.',
  },
};

// The languages of the address (?lang=de) and of the browser, the preferred one first.
export const languages = [new URLSearchParams(location.search).get('lang'), ...navigator.languages].filter(Boolean);

const language = languages.map(tag => tag.slice(0, 2)).find(code => words[code]) ?? 'fr';

export function say(key, detail) {
  document.documentElement.lang = language;
  document.getElementById('words').textContent = words[language][key];
  document.getElementById('words').title = detail ?? '';
  document.getElementById('progress').hidden = key !== 'loading';
  document.getElementById('loading').hidden = false;
}
