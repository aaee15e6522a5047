import type { z } from 'zod'
import { journalAdded } from '@/lib/journal/data'
import type { EncodedPicture } from '@/lib/pictures/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { getPresetPicture, presetPictureSet, seoSet } from '../data'
import type { seoChangeSchema } from '../schema'
import { changePreset } from './change-preset'
import { doubtsAboutTexts, requireSure } from './doubts-about'

/** '' for the page's own. @throws ShopError `not_found`, `preset_changed`; `preset_doubtful` if they overpromise */
export async function setSeo(
  store: Store,
  id: string,
  { revision, title, description, isSure }: z.infer<typeof seoChangeSchema>,
  actor: string,
): Promise<{ id: string; revision: number }> {
  return changePreset(store, id, revision, ({ seo = {} }) => {
    requireSure(doubtsAboutTexts(title, description), isSure)
    return {
      ...seoSet(id, {
        ...(title && { title }),
        ...(description && { description }),
        ...(seo.picture && { picture: seo.picture }),
      }),
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

/** Null for that of its curve. @throws ShopError `not_found`, `preset_changed` */
export async function setSeoPicture(
  store: Store,
  id: string,
  { revision, encoded }: { revision: number; encoded: EncodedPicture | null },
  actor: string,
): Promise<{ id: string; revision: number }> {
  return changePreset(store, id, revision, ({ seo: { picture, ...texts } = {} }) => ({
    ...seoSet(id, { ...texts, ...(encoded && { picture: encoded.picture }) }),
    ...presetPictureSet(id, encoded?.content ?? null),
    ...journalAdded({
      actor,
      act: 'preset-saved',
      subject: `presets/${id}`,
      before: { seoPicture: picture?.hash ?? '' },
      after: { seoPicture: encoded?.picture.hash ?? '' },
    }),
  }))
}

/** A JPEG. */
export async function readSeoPicture(store: Store, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const content = await readOr(getPresetPicture(store, id), null)
  return content && new Uint8Array(Buffer.from(content.data, 'base64'))
}
