export const presetsPage = '/admin/presets'
export const newPresetPage = '/admin/presets/neu'

/** Its address, by view. */
const views = { edit: '', preview: 'vorschau', gifts: 'gemessen' } as const
export const presetViews = ['edit', 'preview', 'gifts'] as const
export type PresetView = (typeof presetViews)[number]

export function presetAddress(id: string, view: PresetView = 'edit'): string {
  return `${presetsPage}/${id}${view === 'edit' ? '' : `?ansicht=${views[view]}`}`
}

export function readPresetView({ ansicht }: Record<string, string | string[] | undefined>): PresetView {
  return presetViews.find((view) => views[view] === ansicht) ?? 'edit'
}
