'use client'

import { useEffect, useState } from 'react'
import { onLive } from '@/lib/http/browser/live-client'
import type { LiveEvents } from '@/lib/http/live-events'

export type SignedIn = NonNullable<LiveEvents['user']>
export type Roles = LiveEvents['roles']

/** The user, live: undefined until it is known, null for nobody. */
export function useSignedIn(): SignedIn | null | undefined {
  const [user, setUser] = useState<SignedIn | null>()
  useEffect(() => onLive('user', setUser), [])
  return user
}

/** The user's roles, live; none until they are known. */
export function useRoles(): Roles {
  const [roles, setRoles] = useState<Roles>({ admin: false, support: false, partner: false })
  useEffect(() => onLive('roles', setRoles), [])
  return roles
}

/** The user's picture, live; null for none, for nobody, and until it is known. */
export function useAvatar(): string | null {
  const [avatar, setAvatar] = useState<string | null>(null)
  useEffect(() => onLive('avatar', ({ value }) => setAvatar(value)), [])
  return avatar
}
