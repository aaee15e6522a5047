import 'server-only'
import type { z } from 'zod'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { seoSet } from '../data'
import type { seoChangeSchema } from '../schema'
import { changePreset } from './change-preset'
import { doubtsAboutTexts, requireSure } from './doubts-about'

/**
 * Sets a preset's own texts for search engines and sharing, at once and without a new version; '' for the page's own.
 * @throws ShopError `not_found`, `preset_changed`; `preset_doubtful` if they promise too much
 */
export async function setSeo(
  store: Store,
  id: string,
  { revision, title, description, isSure }: z.infer<typeof seoChangeSchema>,
  actor: string,
): Promise<{ id: string; revision: number }> {
  return changePreset(store, id, revision, ({ seo = {} }) => {
    requireSure(doubtsAboutTexts(title, description), isSure)
    return {
      ...seoSet(id, { ...(title && { title }), ...(description && { description }) }),
      ...journalAdded({
        actor,
        act: 'preset-saved',
        subject: `presets/${id}`,
        before: { seoTitle: seo.title ?? '', seoDescription: seo.description ?? '' },
        after: { seoTitle: title, seoDescription: description },
      }),
    }
  })
}
