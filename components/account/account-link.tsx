'use client'

import { useEffect } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { Avatar } from './avatar'
import { followSessionChanges } from './session-change'
import { useAvatar, useSignedIn } from './use-signed-in'

/**
 * The way to the own account in the header; to the sign-in page as long as nobody is known to be signed in. Both take
 * the same room, so that nothing moves when the answer comes.
 */
export function AccountLink({ signIn, account }: { signIn: string; account: string }) {
  const user = useSignedIn()
  const avatar = useAvatar()
  useEffect(followSessionChanges, [])
  return (
    <ShopLink
      href={user ? '/konto' : '/anmelden'}
      className="inline-flex min-h-11 min-w-9 items-center justify-center gap-2 rounded-field font-medium hover:text-accent sm:w-40 sm:justify-start sm:px-3"
    >
      <Avatar avatar={user ? avatar : null} className="size-7" />
      <span className="max-sm:sr-only sm:truncate">{user ? user.displayName || account : signIn}</span>
    </ShopLink>
  )
}
