import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { subscribeToProfile, type Profile } from '../data'
import { userOf, type SignedInUser } from './session'

const RETRY_MS = 10_000
/** Some changes, such as a password reset, end a session without telling the shop. */
const LOOK_AGAIN_MS = 60_000

/** More than clocks of one shop's processes differ by. */
const SLACK_MS = 2_000

interface Listeners {
  onUser(user: SignedInUser | null): void
  onAvatar(avatar: string | null): void
  /** A valid session has ended; the listener is not called again. */
  onEnd(): void
}

/** Now and after each change; null for both once the session has ended. Silent while the store is away. */
export function watchUser(
  store: Store,
  sessionCookie: string | undefined,
  { onUser, onAvatar, onEnd }: Listeners,
): Unsubscribe {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let unfollow: Unsubscribe | undefined
  let known = ''
  let last: Profile | undefined
  let lookedAt = 0

  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    unfollow?.()
  }
  const signedOut = () => {
    stop()
    onUser(null)
    onAvatar(null)
    if (known !== '') onEnd()
  }
  const signedIn = (user: SignedInUser) => {
    const text = JSON.stringify(user)
    if (text !== known) onUser(user)
    known = text
    unfollow ??= subscribeToProfile(store, user.uid, follow)
    // The first profile may arrive synchronously and already report the session as ended.
    if (isStopped) unfollow()
    else lookIn(LOOK_AGAIN_MS)
  }
  const look = async () => {
    lookedAt = now()
    try {
      const user = await userOf(store, sessionCookie)
      if (isStopped) return
      if (user) signedIn(user)
      else signedOut()
    } catch (error) {
      log().warn({ error }, 'who is signed in is not known')
      if (!isStopped) lookIn(RETRY_MS)
    }
  }
  const lookIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), ms)
  }
  const follow = (profile: Profile) => {
    if (isStopped) return
    // Detects a change between the first look and this first profile.
    const since = last?.changedAt ?? Math.max(0, lookedAt - SLACK_MS)
    if (last ? profile.changedAt !== since : profile.changedAt > since) void look()
    if (last?.avatar !== profile.avatar) onAvatar(profile.avatar)
    last = profile
  }
  void look()
  return stop
}
