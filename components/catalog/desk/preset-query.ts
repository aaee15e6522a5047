export const presetsPage = '/admin/presets'
export const newPresetPage = '/admin/presets/neu'

const PREVIEW = 'vorschau'

export function presetAddress(id: string, view: 'edit' | 'preview' = 'edit'): string {
  return `${presetsPage}/${id}${view === 'preview' ? `?ansicht=${PREVIEW}` : ''}`
}

export function readPresetView({
  ansicht,
}: Record<string, string | string[] | undefined>): 'edit' | 'preview' {
  return ansicht === PREVIEW ? 'preview' : 'edit'
}
