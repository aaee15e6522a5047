import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { accountChanged, saveAvatar } from './data'
import { pictureSize } from './picture-size'
import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS, avatarSchema, type Avatar } from './schema'
import { signInEngine } from './sign-in/sign-in-engine'

/** A built-in key, or a data URL whose bytes fit its type and the limits. @throws ShopError `invalid_input` */
export function checkAvatar(given: string): Avatar {
  const parsed = avatarSchema.safeParse(given)
  if (!parsed.success) throw refusal(isTooLong(given) ? 'avatar_too_large' : 'avatar_type')
  const [, declared, base64] = /^data:image\/(\w+);base64,(.+)$/.exec(parsed.data) ?? []
  if (declared === undefined || base64 === undefined) return parsed.data
  const bytes = Buffer.from(base64, 'base64')
  const size = pictureSize(bytes)
  const isCanonical = bytes.toString('base64') === base64
  if (!isCanonical || size?.type !== declared) throw refusal('avatar_type')
  const isWithin = (length: number) => length > 0 && length <= AVATAR_MAX_PIXELS
  const isSmall = bytes.length <= AVATAR_MAX_BYTES && isWithin(size.width) && isWithin(size.height)
  if (!isSmall) throw refusal('avatar_too_large')
  return parsed.data
}

const isTooLong = (given: string) =>
  /^data:image\/(png|jpeg|webp);base64,/.test(given) && given.length > (AVATAR_MAX_BYTES * 4) / 3

function refusal(reason: 'avatar_type' | 'avatar_too_large'): ShopError {
  return new ShopError('invalid_input', { fields: { avatar: messages.fields[reason] } })
}

/** @throws ShopError `invalid_input` */
export async function changeAvatar(store: Store, uid: string, given: string): Promise<void> {
  await saveAvatar(store, uid, checkAvatar(given))
}

/** '' clears the name. Open pages update at once. */
export async function changeName(store: Store, uid: string, name: string): Promise<void> {
  await signInEngine(store).rename(uid, name, accountChanged(uid))
}
