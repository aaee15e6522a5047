import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import { currentTerms } from '@/lib/legal/current-terms'
import { momentText } from '@/lib/orders/mail-texts'
import type { Store } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import { backupKey } from './copies/backup-key'
import { copyPlace } from './copies/litestream'
import { procedurePdf } from './procedure/procedure-pdf'

const t = translator('admin.operation.copies.sheet')
const KEPT = 'backups/keyKept'
const LINE = /.{1,37}/g

export async function isKeyKept(store: Store): Promise<boolean> {
  return z.int().safeParse(await store.get(KEPT)).success
}

/** In the journal, except in a rehearsal. @throws ShopError `not_found` without a place, or once it was put away */
export async function keySheet(store: Store, actor: string, isRehearsal: boolean) {
  const place = copyPlace(env())
  if (place === null || (await isKeyKept(store))) throw new ShopError('not_found')
  const file = { name: t('file'), contentType: 'application/pdf' }
  if (isRehearsal) return { ...file, content: '' }
  await store.update(journalAdded({ actor, act: 'backup-key-loaded', subject: KEPT }))
  const at = now()
  const section = (name: 'key' | 'place' | 'restore', lines: string[]) => ({
    heading: t(`${name}.heading`),
    text: t(`${name}.text`),
    facts: [{ name: t(`${name}.heading`), lines }],
  })
  const content = await procedurePdf({
    at,
    title: t('title'),
    intro: t('intro', { at: momentText(at) }),
    seller: currentTerms().seller.text.split('\n'),
    sections: [
      section('key', backupKey(env()).match(LINE) ?? []),
      section('place', [place]),
      section('restore', [`BACKUP_KEY="…" npm run data -- restore ${place}`]),
    ],
  })
  return { ...file, content }
}

/** Once printed: from now on, the desk does not show the key. */
export async function keepSheet(store: Store, actor: string): Promise<void> {
  await store.updateOnce('backup_key_kept', {
    [KEPT]: now(),
    ...journalAdded({ actor, act: 'backup-key-kept', subject: KEPT }),
  })
}
