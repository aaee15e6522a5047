/** In pixels: a panel below a stream, and a full-screen picture for when it is offline. */
export const panelSizes = {
  320: { width: 320, height: 200 },
  1920: { width: 1920, height: 1080 },
} as const

export type PanelWidth = keyof typeof panelSizes
export const panelWidths = [320, 1920] as const satisfies PanelWidth[]
