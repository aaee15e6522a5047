'use client'

import { useEffect } from 'react'
import { loadPage } from './session-change'
import { useSignedIn } from './use-signed-in'

/** Leaves a page with a user's data as soon as that user is no longer signed in. */
export function SessionWatch({ uid, path }: { uid: string; path: string }) {
  const user = useSignedIn()
  useEffect(() => {
    if (user === undefined || user?.uid === uid) return
    loadPage(user === null ? `/anmelden?zurueck=${encodeURIComponent(path)}` : path)
  }, [user, uid, path])
  return null
}
