'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useContext, type ComponentProps } from 'react'
import { FetchingAhead } from './fetching-ahead'

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string }

/** A link to a page of the shop; fetched ahead while it is in view, if turbo mode is on and it is not the page one is on. */
export function ShopLink(props: ShopLinkProps) {
  const isFetchedAhead = useContext(FetchingAhead)
  const isHere = props.href.split('#')[0] === usePathname()
  return <Link {...props} prefetch={isFetchedAhead && !isHere ? null : false} />
}
