'use client'

import { useEffect, useState } from 'react'
import { onLive } from '@/lib/http/browser/live-client'

export interface SignedIn {
  uid: string
  email: string
  displayName: string
}

/** Who is signed in, live: undefined until it is known, null for nobody. */
export function useSignedIn(): SignedIn | null | undefined {
  const [user, setUser] = useState<SignedIn | null>()
  useEffect(() => onLive('user', (data) => setUser(signedInOf(data))), [])
  return user
}

/** The picture of whoever is signed in, live; null if there is none, or nobody, or nothing is known yet. */
export function useAvatar(): string | null {
  const [avatar, setAvatar] = useState<string | null>(null)
  useEffect(() => onLive('avatar', (data) => setAvatar(avatarOf(data))), [])
  return avatar
}

function signedInOf(data: unknown): SignedIn | null {
  if (typeof data !== 'object' || data === null || !('uid' in data)) return null
  const text = (name: string) => String(Reflect.get(data, name) ?? '')
  return { uid: text('uid'), email: text('email'), displayName: text('displayName') }
}

function avatarOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'value' in data && typeof data.value === 'string'
    ? data.value
    : null
}
