export const presetsPage = '/admin/presets'
export const newPresetPage = '/admin/presets/neu'

const PREVIEW = 'vorschau'

/** The page of a preset: to change it, or as buyers will see it. */
export function presetAddress(id: string, view: 'edit' | 'preview' = 'edit'): string {
  return `${presetsPage}/${id}${view === 'preview' ? `?ansicht=${PREVIEW}` : ''}`
}

/** Reads the query of the address. What it does not understand, it takes for missing. */
export function readPresetView({
  ansicht,
}: Record<string, string | string[] | undefined>): 'edit' | 'preview' {
  return ansicht === PREVIEW ? 'preview' : 'edit'
}
