'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { createContext, useContext, useState, type ComponentProps } from 'react'

/** Which links are prefetched: none, pointed at or focused, or all in view. Set by `TurboMode`. */
export const FetchingAhead = createContext<'none' | 'wanted' | 'in view'>('none')

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string }

/** In turbo mode prefetched in view, before the page is at rest when pointed at; never to the current page. */
export function ShopLink({ onFocus, onPointerEnter, ...props }: ShopLinkProps) {
  const fetched = useContext(FetchingAhead)
  const [isWanted, setIsWanted] = useState(false)
  const isHere = props.href.split('#')[0] === usePathname()
  const isFetched = !isHere && (fetched === 'in view' || (fetched === 'wanted' && isWanted))
  return (
    <Link
      {...props}
      prefetch={isFetched ? null : false}
      onFocus={(event) => {
        setIsWanted(true)
        onFocus?.(event)
      }}
      onPointerEnter={(event) => {
        setIsWanted(true)
        onPointerEnter?.(event)
      }}
    />
  )
}
