import { isDeepStrictEqual } from 'node:util'
import { COMMAND_LINE } from '@/lib/account/actor'
import type { Env } from '@/lib/core/env'
import { headsetSignal } from '@/lib/headsets/data'
import { journalAdded } from '@/lib/journal/data'
import { beginFormat } from '@/lib/migration/migrate'
import { ownerSchema } from '@/lib/legal/schema'
import { trialsEnded } from '@/lib/trials/require-no-trials'
import { placeOf } from '@/lib/store/rules'
import { APPEND_ONLY } from '@/lib/store/changes'
import { treeValue } from '@/lib/store/tree-value'
import { replaced, withNumbersOf } from './replaced'
import { checkEntry } from './check-entry'
import { dataText as t, say } from '@/build/command-texts'
import { withStore } from '../open-data'
import type { Place } from '@/lib/store/store'

/** Collections whose changes are signalled to running processes, since these do not watch each entry. */
const signalled = new Map([
  ['headsets', headsetSignal],
  ['headsetsHidden', headsetSignal],
])

/** `get PATH` */
export async function printValue(settings: Env, given: string): Promise<void> {
  const value = await withStore(settings, (store) => store.get(pathOf(given)))
  say(JSON.stringify(value, null, 2))
}

/**
 * `set PATH JSON`
 * @throws EntryError if the shop could not read the entry afterwards; ShopError `trials_left` if trial data is left when a
 * real owner first replaces the sample
 */
export async function writeValue(settings: Env, given: string, json: string): Promise<void> {
  await write(settings, given, json, true)
}

/** `set PATH JSON --force` */
export async function forceValue(settings: Env, given: string, json: string): Promise<void> {
  await write(settings, given, json, false)
}

async function write(settings: Env, place: string, json: string, isChecked: boolean): Promise<void> {
  const path = pathOf(place)
  const [collection = ''] = path.split('/')
  if (collection === APPEND_ONLY) throw new Error(t('journal_kept'))
  const given = treeValue(JSON.parse(json))
  await withStore(settings, async (store) => {
    const before = await store.get(path)
    const value = withNumbersOf(path, before, given)
    if (isChecked) await checkEntry(store, path, value)
    // The owner is written before the first start.
    await beginFormat(store)
    if (isDeepStrictEqual(before, value)) return
    // A secret that was forced in, even in clear, must not stay in the journal.
    const values = path.split('/')[0] === 'setup' ? {} : { before, after: value }
    const entry = journalAdded({ actor: COMMAND_LINE, act: 'data-set', subject: path, ...values })
    const owner = isChecked && path === 'setup/owner' ? ownerSchema.safeParse(value).data : undefined
    const ended = owner ? await trialsEnded(store, owner) : {}
    await store.update({
      ...replaced(path, before, value),
      ...entry,
      ...ended,
      ...signalled.get(collection)?.changed(),
    })
  })
  say(given === null ? t('deleted', { path }) : t('written', { path }))
}

/** Firebase's own tools write paths with a slash in front. */
function pathOf(given: string): Place {
  return placeOf(given.replace(/^\/|\/$/g, ''))
}
