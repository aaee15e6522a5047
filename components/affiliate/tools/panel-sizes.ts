/** Pictures for a streamer's page in pixels, by their width: a panel under the stream, and what fills the screen while it is off. */
export const panelSizes = {
  320: { width: 320, height: 200 },
  1920: { width: 1920, height: 1080 },
} as const

export type PanelWidth = keyof typeof panelSizes
export const panelWidths = [320, 1920] as const satisfies PanelWidth[]
