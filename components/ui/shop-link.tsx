'use client'

import Link from 'next/link'
import { useContext, type ComponentProps } from 'react'
import { FetchingAhead } from './fetching-ahead'

/** A link to another page of the shop; fetched ahead while it is in view, if turbo mode is on. */
export function ShopLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const isFetchedAhead = useContext(FetchingAhead)
  return <Link {...props} prefetch={isFetchedAhead ? null : false} />
}
