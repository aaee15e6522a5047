import { getMessages } from 'next-intl/server'
import type { SavedSwitchTexts } from '@/components/ui/fields/saved-switch'

/** The texts of the switch for mails about new versions. */
export async function updateTexts(): Promise<SavedSwitchTexts> {
  return (await getMessages()).orders.updates
}
