import { COMMAND_LINE } from '@/lib/account/actor'
import type { Env } from '@/lib/core/env'
import { journalAdded } from '@/lib/journal/data'
import { tidy } from '@/lib/retention/tidy'
import type { Store } from '@/lib/store/store'
import { dataText as t, say } from '@/build/command-texts'
import { withStore } from '../open-data'

/** `tidy` */
export function tidyUp(settings: Env): Promise<void> {
  return tidyAndSay(settings, false)
}

/** `tidy --dry-run` */
export function sayWhatIsDue(settings: Env): Promise<void> {
  return tidyAndSay(settings, true)
}

async function tidyAndSay(settings: Env, isTrial: boolean): Promise<void> {
  const lines: string[] = []
  await withStore(settings, async (store) => {
    const counts: Record<string, number> = {}
    try {
      await tidy({ store, isTrial, mayGoOn: () => true }, (rule, count) => {
        if (count === 0) return
        counts[rule] = count
        lines.push(t(`tidy.${rule}`, { count }))
      })
    } finally {
      if (!isTrial) await note(store, counts)
    }
  })
  if (lines.length === 0) return say(t('tidy.nothing'))
  say([t(isTrial ? 'tidy.due' : 'tidy.done'), ...lines].join('\n'))
}

/** Written afterwards: tidying takes many writes, and the counts are only known then. */
async function note(store: Store, counts: Record<string, number>): Promise<void> {
  if (Object.keys(counts).length === 0) return
  const deed = { actor: COMMAND_LINE, act: 'data-tidied', subject: 'tidying', after: counts } as const
  await store.update(journalAdded(deed))
}
