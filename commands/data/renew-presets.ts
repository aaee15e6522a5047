import { COMMAND_LINE } from '@/lib/account/actor'
import type { Env } from '@/lib/core/env'
import { renewPresets } from '@/lib/delivery/renew-presets'
import { dataText as t, say } from '@/build/command-texts'
import { withStore } from '../open-data'

/** `renew-presets`: publishes the newer versions that this program brings, while the shop runs or not. */
export async function renewAll(settings: Env): Promise<void> {
  const renewals = await withStore(settings, (store) => renewPresets(store, COMMAND_LINE))
  if (renewals.length === 0) return say(t('nothing_renewed'))
  for (const { outcome, name, version } of renewals) say(t(outcome, { name, version: version ?? 0 }))
}
