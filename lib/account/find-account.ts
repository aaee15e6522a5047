import 'server-only'
import { asciiAddress } from '@/lib/core/text/email-address'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { withSignInService } from './session/with-sign-in-service'

export interface FoundAccount {
  uid: string
  /** '' if none was given. */
  name: string
}

/** The account under a whole e-mail address; null if there is none, or while the sign-in service is away. */
export async function findAccount(email: string): Promise<FoundAccount | null> {
  const known = asciiAddress(email)
  if (known === null) return null
  try {
    return await withSignInService(async (auth) => {
      const { users } = await auth.getUsers([{ email: known }])
      const [user] = users
      return user ? { uid: user.uid, name: user.displayName ?? '' } : null
    })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    log().warn({ error }, 'whether there is an account is not known')
    return null
  }
}
