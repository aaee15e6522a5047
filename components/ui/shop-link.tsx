'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useContext, type ComponentProps, createContext } from 'react'

/** Whether links in view are prefetched; set by `TurboMode`. */
export const FetchingAhead = createContext(false)

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string }

/**
 * A link within the shop. In turbo mode it is prefetched while in view, unless it leads to the current page.
 */
export function ShopLink(props: ShopLinkProps) {
  const isFetchedAhead = useContext(FetchingAhead)
  const isHere = props.href.split('#')[0] === usePathname()
  return <Link {...props} prefetch={isFetchedAhead && !isHere ? null : false} />
}
