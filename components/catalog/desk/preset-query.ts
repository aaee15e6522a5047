export const presetsPage = '/admin/presets'
export const newPresetPage = '/admin/presets/neu'

const PREVIEW = 'vorschau'

/** The page of a preset: its form, or its preview. */
export function presetAddress(id: string, view: 'edit' | 'preview' = 'edit'): string {
  return `${presetsPage}/${id}${view === 'preview' ? `?ansicht=${PREVIEW}` : ''}`
}

/** Reads the query; anything it does not know counts as missing. */
export function readPresetView({
  ansicht,
}: Record<string, string | string[] | undefined>): 'edit' | 'preview' {
  return ansicht === PREVIEW ? 'preview' : 'edit'
}
