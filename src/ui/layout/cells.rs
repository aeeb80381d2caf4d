//! Equal cells.

use super::arranged::Children;
use super::{Arranged, share, space_in};
use crate::ui::Element;
use iced::advanced::layout::{Limits, Node};
use iced::{Alignment, Length, Size};

/// Equal cells in one row, or in as many rows as their minimum width asks for.
#[expect(missing_debug_implementations, reason = "holds elements")]
#[must_use]
pub struct Cells<'a, Message> {
    children: Vec<Element<'a, Message>>,
    grid: Grid,
}

#[derive(Debug, Clone, Copy)]
struct Grid {
    spacing: f32,
    min_width: f32,
    max_size: Size,
    max_columns: usize,
}

pub fn cells<'a, Message>(
    children: impl IntoIterator<Item = Element<'a, Message>>,
) -> Cells<'a, Message> {
    Cells {
        children: children.into_iter().collect(),
        grid: Grid {
            spacing: 0.0,
            min_width: 0.0,
            max_size: Size::INFINITE,
            max_columns: usize::MAX,
        },
    }
}

impl<Message> Cells<'_, Message> {
    pub fn spacing(mut self, spacing: f32) -> Self {
        self.grid.spacing = spacing;
        self
    }

    /// Cells that would be narrower go into another row.
    pub fn min_width(mut self, width: f32) -> Self {
        self.grid.min_width = width;
        self
    }

    /// No cell becomes larger. The cells then shrink around their width, in the middle of the
    /// height.
    pub fn max_size(mut self, size: Size) -> Self {
        self.grid.max_size = size;
        self
    }

    pub fn max_columns(mut self, columns: usize) -> Self {
        self.grid.max_columns = columns.max(1);
        self
    }
}

impl<'a, Message: 'a> From<Cells<'a, Message>> for Element<'a, Message> {
    fn from(cells: Cells<'a, Message>) -> Self {
        let grid = cells.grid;
        let width = if grid.max_size.width.is_finite() {
            Length::Shrink
        } else {
            Length::Fill
        };
        let place = Box::new(
            move |children: &mut Children<'_, 'a, Message>, limits: &_, size| {
                grid.place(children, limits, size)
            },
        );
        Arranged::new(cells.children, place).width(width).into()
    }
}

impl Grid {
    /// As few rows as possible, then as few columns as these rows need.
    fn columns(self, count: usize, width: f32) -> usize {
        let fits = |columns: &usize| share(width, *columns, self.spacing) >= self.min_width;
        let fitting = (1..=count.min(self.max_columns)).rev().find(fits);
        let rows = count.div_ceil(fitting.unwrap_or(1));
        count.div_ceil(rows.max(1)).max(1)
    }

    fn place<Message>(
        self,
        children: &mut Children<'_, '_, Message>,
        limits: &Limits,
        size: Size<Length>,
    ) -> Node {
        let (space, count) = (space_in(limits), children.len());
        let columns = self.columns(count, space.width);
        let width = share(space.width, columns, self.spacing).min(self.max_size.width);
        let rows = count.div_ceil(columns);
        let height = space
            .height
            .map(|height| share(height, rows, self.spacing).min(self.max_size.height));
        let mut nodes = Vec::with_capacity(count);
        let mut top = 0.0;
        for first in (0..count).step_by(columns) {
            let row = first..count.min(first + columns);
            let (laid_out, row_height) = self.row(children, row, width, height);
            for (column, node) in laid_out.into_iter().enumerate() {
                let cell = Size::new(width, row_height);
                let node = node.align(Alignment::Center, Alignment::Center, cell);
                nodes.push(node.translate([column as f32 * (width + self.spacing), top]));
            }
            top += row_height + self.spacing;
        }
        let content = Size::new(
            columns as f32 * (width + self.spacing) - self.spacing,
            (top - self.spacing).max(0.0),
        );
        let size = limits.resolve(size.width, size.height, content);
        for node in &mut nodes {
            node.translate_mut([0.0, ((size.height - content.height) / 2.0).max(0.0)]);
        }
        Node::with_children(size, nodes)
    }

    /// The cells of one row, and its height: the given one or that of the highest cell.
    fn row<Message>(
        self,
        children: &mut Children<'_, '_, Message>,
        row: std::ops::Range<usize>,
        width: f32,
        height: Option<f32>,
    ) -> (Vec<Node>, f32) {
        let mut cell = |index, height: Option<f32>| {
            let size = Size::new(width, height.unwrap_or(self.max_size.height));
            let compression = Size::new(false, height.is_none());
            children.layout(
                index,
                &Limits::with_compression(Size::ZERO, size, compression),
            )
        };
        let nodes: Vec<Node> = row.clone().map(|index| cell(index, height)).collect();
        if let Some(height) = height {
            return (nodes, height);
        }
        let heights = nodes.iter().map(|node| node.size().height);
        let highest = heights.fold(0.0, f32::max);
        // Again with that height, for cells that fill it.
        let nodes = row.map(|index| cell(index, Some(highest))).collect();
        (nodes, highest)
    }
}
