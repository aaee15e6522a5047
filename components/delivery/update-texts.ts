import { getMessages } from 'next-intl/server'
import type { SavedSwitchTexts } from '@/components/ui/fields/saved-switch'

export async function updateTexts(): Promise<SavedSwitchTexts> {
  return (await getMessages()).orders.updates
}
