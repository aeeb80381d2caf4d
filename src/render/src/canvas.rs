//! The surface of a page: its canvas element.
//!
//! The pixels are in the canvas's own order, so that they are handed over as they are, and only
//! where something has changed.

use crate::Renderer;
use crate::core::Color;
use crate::graphics::compositor::{self, Information, SurfaceError};
use crate::graphics::{self, Error, Shell, Viewport};
use crate::offscreen::Offscreen;
use crate::region::Region;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

/// Creates the surface of the page.
#[derive(Debug)]
pub struct Compositor {
    settings: graphics::Settings,
}

/// The pixels of the page.
#[derive(Debug)]
pub struct Surface {
    canvas: Option<(HtmlCanvasElement, CanvasRenderingContext2d)>,
    pixels: Offscreen,
}

/// The page's canvas, which the window has put there.
fn find_canvas() -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let document = web_sys::window()?.document()?;
    let canvas = document.query_selector("canvas").ok()??;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    Some((canvas, context))
}

impl graphics::Compositor for Compositor {
    type Renderer = Renderer;
    type Surface = Surface;

    async fn with_backend(
        settings: graphics::Settings,
        _display: impl compositor::Display,
        _window: impl compositor::Window,
        _shell: Shell,
        _backend: Option<&str>,
    ) -> Result<Self, Error> {
        Ok(Self { settings })
    }

    fn create_renderer(&self) -> Renderer {
        Renderer::for_window(self.settings)
    }

    fn create_surface<W: compositor::Window + Clone>(
        &mut self,
        _window: W,
        width: u32,
        height: u32,
    ) -> Surface {
        let canvas = find_canvas();
        if canvas.is_none() {
            log::error!("the page has no canvas to draw on");
        }
        let mut surface = Surface {
            canvas,
            pixels: Offscreen::default(),
        };
        self.configure_surface(&mut surface, width, height);
        surface
    }

    fn configure_surface(&mut self, surface: &mut Surface, width: u32, height: u32) {
        if let Some((canvas, _)) = &surface.canvas
            && (canvas.width(), canvas.height()) != (width, height)
        {
            // This clears the canvas.
            canvas.set_width(width);
            canvas.set_height(height);
            surface.pixels = Offscreen::default();
        }
    }

    fn information(&self) -> Information {
        Information {
            adapter: "CPU".to_owned(),
            backend: "software".to_owned(),
        }
    }

    fn present(
        &mut self,
        renderer: &mut Renderer,
        surface: &mut Surface,
        viewport: &Viewport,
        background: Color,
        on_pre_present: impl FnOnce(),
    ) -> Result<(), SurfaceError> {
        let size = viewport.physical_size();
        let Some((canvas, context)) = &surface.canvas else {
            return Err(SurfaceError::Lost);
        };
        if (canvas.width(), canvas.height()) != (size.width, size.height) {
            return Err(SurfaceError::Outdated);
        }
        if size.width == 0 || size.height == 0 {
            return Ok(());
        }
        let regions = surface.pixels.draw(renderer, viewport, background);
        on_pre_present();
        put(context, &surface.pixels, size.width, &regions).map_err(|error| {
            log::error!("nothing is shown: {error:?}");
            SurfaceError::Other
        })
    }

    fn screenshot(
        &mut self,
        renderer: &mut Renderer,
        viewport: &Viewport,
        background: Color,
    ) -> Vec<u8> {
        let mut offscreen = Offscreen::default();
        let _ = offscreen.draw(renderer, viewport, background);
        offscreen.rgba()
    }
}

/// Hands over the regions that were drawn. The image is a view of the pixels, not a copy.
fn put(
    context: &CanvasRenderingContext2d,
    pixels: &Offscreen,
    width: u32,
    regions: &[Region],
) -> Result<(), JsValue> {
    if regions.is_empty() {
        return Ok(());
    }
    let bytes = Clamped(bytemuck::cast_slice(pixels.pixels()));
    let image = ImageData::new_with_u8_clamped_array(bytes, width)?;
    for region in regions {
        context.put_image_data_with_dirty_x_and_dirty_y_and_dirty_width_and_dirty_height(
            &image,
            0.0,
            0.0,
            f64::from(region.left),
            f64::from(region.top),
            region.width() as f64,
            region.height() as f64,
        )?;
    }
    Ok(())
}
