import type { Env } from '@/lib/core/env'
import { tidy } from '@/lib/retention/tidy'
import { say, t } from './texts'
import { withStore } from './with-store'

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
  await withStore(settings, (store) =>
    tidy({ store, isTrial, mayGoOn: () => true, mostMarks: Infinity }, (rule, count) => {
      if (count > 0) lines.push(t(`tidy.${rule}`, { count }))
    }),
  )
  if (lines.length === 0) return say(t('tidy.nothing'))
  say([t(isTrial ? 'tidy.due' : 'tidy.done'), ...lines].join('\n'))
}
