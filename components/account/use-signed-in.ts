'use client'

import { useEffect, useState } from 'react'
import { onLive } from '@/lib/http/browser/live-client'
import type { LiveEvents } from '@/lib/http/live-events'

type SignedIn = NonNullable<LiveEvents['user']>

/** Who is signed in, live: undefined until it is known, null for nobody. */
export function useSignedIn(): SignedIn | null | undefined {
  const [user, setUser] = useState<SignedIn | null>()
  useEffect(() => onLive('user', setUser), [])
  return user
}

/** The picture of whoever is signed in, live; null if there is none, or nobody, or nothing is known yet. */
export function useAvatar(): string | null {
  const [avatar, setAvatar] = useState<string | null>(null)
  useEffect(() => onLive('avatar', ({ value }) => setAvatar(value)), [])
  return avatar
}
