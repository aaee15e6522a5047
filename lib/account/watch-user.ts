import 'server-only'
import { log } from '@/lib/core/log'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { sessionKey, subscribeToProfile, type Profile } from './data'
import { userOf, type SignedInUser } from './session'

const RETRY_MS = 10_000

interface Listeners {
  onUser(user: SignedInUser | null): void
  onAvatar(avatar: string | null): void
}

/**
 * Tells who a session belongs to and the user's picture, now and after each change: null for both once the session has
 * ended in any way. As long as the sign-in service is away, nothing is told.
 */
export function watchUser(
  store: Store,
  sessionCookie: string | undefined,
  { onUser, onAvatar }: Listeners,
): Unsubscribe {
  let isStopped = false
  let stopFollowing: Unsubscribe = () => undefined
  let timer: NodeJS.Timeout | undefined
  let last: Profile | undefined

  const signedOut = () => {
    stopFollowing()
    onUser(null)
    onAvatar(null)
  }
  const look = async (then: (user: SignedInUser) => void) => {
    try {
      const user = await userOf(sessionCookie)
      if (isStopped) return
      if (user) then(user)
      else signedOut()
    } catch (error) {
      log().warn({ error }, 'who is signed in is not known')
      if (!isStopped) timer = setTimeout(() => void look(then), RETRY_MS)
    }
  }
  const follow = (profile: Profile) => {
    if (sessionCookie && sessionKey(sessionCookie) in profile.endedSessions) return signedOut()
    if (last && last.changedAt !== profile.changedAt) void look(onUser)
    if (last?.avatar !== profile.avatar) onAvatar(profile.avatar)
    last = profile
  }
  void look((user) => {
    onUser(user)
    stopFollowing = subscribeToProfile(store, user.uid, follow)
  })
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopFollowing()
  }
}
