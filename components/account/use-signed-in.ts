'use client'

import { useEffect, useState } from 'react'
import { onServerEvent } from '@/lib/http/browser/event-stream'
import { readServerEvent, type ServerEvents } from '@/lib/http/server-events'

export type SignedIn = NonNullable<ServerEvents['user']>
export type Roles = ServerEvents['roles']

const noRoles = () => readServerEvent.roles(null)

/** Live: undefined until known, null for none. */
export function useSignedIn(): SignedIn | null | undefined {
  const [user, setUser] = useState<SignedIn | null>()
  useEffect(() => onServerEvent('user', setUser), [])
  return user
}

/** Live; none until they are known. */
export function useRoles(): Roles {
  const [roles, setRoles] = useState(noRoles)
  useEffect(() => onServerEvent('roles', setRoles), [])
  return roles
}

/** Live; null without a picture or user, and until it is known. */
export function useAvatar(): string | null {
  const [avatar, setAvatar] = useState<string | null>(null)
  useEffect(() => onServerEvent('avatar', ({ value }) => setAvatar(value)), [])
  return avatar
}
