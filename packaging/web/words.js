// The few sentences that the page says before or instead of the app.
const words = {
  fr: {
    loading: 'Tablée se charge…',
    noModules: 'Ce navigateur est trop ancien pour Tablée : il lui manque WebAssembly. Mettez-le à jour, ou essayez-en un autre.',
    noNetwork: 'Tablée n’a pas pu se charger. Vérifiez la connexion, puis rechargez la page.',
    stopped: 'Tablée s’est arrêtée. Rechargez la page : ce qui a été touché est gardé.',
    noStorage: 'Ce navigateur ne garde rien pour Tablée (navigation privée ?). On peut jouer, mais tout sera perdu à la fermeture.',
    update: 'Une nouvelle version de Tablée est prête.',
    updateAction: 'Mettre à jour',
    installApple: 'Pour garder Tablée et vos parties : touchez Partager, puis « Sur l’écran d’accueil ».',
    installAndroid: 'Pour garder Tablée et vos parties : ouvrez le menu du navigateur, puis « Ajouter à l’écran d’accueil » ou « Installer l’application ».',
    close: 'Fermer',
  },
  en: {
    loading: 'Tablée is loading…',
    noModules: 'This browser is too old for Tablée: it has no WebAssembly. Update it, or try another one.',
    noNetwork: 'Tablée could not be loaded. Check the connection, then reload the page.',
    stopped: 'Tablée has stopped. Reload the page: what was tapped is kept.',
    noStorage: 'This browser keeps nothing for Tablée (a private window?). You can play, but everything is lost when it is closed.',
    update: 'A new version of Tablée is ready.',
    updateAction: 'Update',
    installApple: 'To keep Tablée and your games: tap Share, then “Add to Home Screen”.',
    installAndroid: 'To keep Tablée and your games: open the browser’s menu, then “Add to Home screen” or “Install app”.',
    close: 'Close',
  },
  de: {
    loading: 'Tablée wird geladen …',
    noModules: 'Dieser Browser ist zu alt für Tablée: WebAssembly fehlt. Bitte aktualisieren oder einen anderen nehmen.',
    noNetwork: 'Tablée konnte nicht geladen werden. Bitte die Verbindung prüfen und die Seite neu laden.',
    stopped: 'Tablée ist stehen geblieben. Bitte die Seite neu laden: was getippt wurde, ist gespeichert.',
    noStorage: 'Dieser Browser speichert nichts für Tablée (privates Fenster?). Spielen geht, aber beim Schließen ist alles weg.',
    update: 'Eine neue Version von Tablée ist da.',
    updateAction: 'Aktualisieren',
    installApple: 'Damit Tablée und die Partien bleiben: „Teilen“ antippen, dann „Zum Home-Bildschirm“.',
    installAndroid: 'Damit Tablée und die Partien bleiben: im Menü des Browsers „Zum Startbildschirm hinzufügen“ oder „App installieren“ wählen.',
    close: 'Schließen',
  },
};

// The languages of the address (?lang=de) and of the browser, the preferred one first.
export const languages = [new URLSearchParams(location.search).get('lang'), ...navigator.languages].filter(Boolean);

const language = languages.map(tag => tag.slice(0, 2)).find(code => words[code]) ?? 'fr';

export const text = key => words[language][key];

export function say(key, detail) {
  document.documentElement.lang = language;
  document.getElementById('words').textContent = text(key);
  document.getElementById('words').title = detail ?? '';
  document.getElementById('progress').hidden = key !== 'loading';
  document.getElementById('loading').hidden = false;
}
