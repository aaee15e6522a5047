import { choice, listQuery, text } from '@/components/desk/list-query'

export const presetsPage = '/admin/presets'
export const newPresetPage = '/admin/presets/neu'

export const presetViews = ['edit', 'preview', 'gifts'] as const
export type PresetView = (typeof presetViews)[number]
const words = { edit: 'bearbeiten', preview: 'vorschau', gifts: 'gemessen' } as const

/** `giftsBefore` is sealed. */
export function presetQuery(id: string) {
  const giftsBefore = text('vor', 200)
  return listQuery(`${presetsPage}/${id}`, { view: choice('ansicht', words, 'edit'), giftsBefore })
}

export function presetAddress(id: string, view: PresetView = 'edit'): string {
  return presetQuery(id).address({ view })
}
