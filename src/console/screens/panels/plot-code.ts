/** The plots bring a large package along. */
export const plotCode = { bars: () => import('./BarPlot.tsx'), lines: () => import('./LinePlot.tsx') };
