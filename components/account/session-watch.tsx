'use client'

import { useEffect } from 'react'
import { loadPage } from './load-page'
import { useSignedIn } from './use-signed-in'

/** Leaves a page that shows a user's own data as soon as this user is signed in no more, or somebody else is. */
export function SessionWatch({ uid, path }: { uid: string; path: string }) {
  const user = useSignedIn()
  useEffect(() => {
    if (user === undefined || user?.uid === uid) return
    loadPage(user === null ? `/anmelden?zurueck=${encodeURIComponent(path)}` : path)
  }, [user, uid, path])
  return null
}
