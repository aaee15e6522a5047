'use client'

import { ShopLink } from '@/components/ui/shop-link'
import { useCart } from './use-cart'

export function CartLink({ label, countLabel }: { label: string; countLabel: string }) {
  const count = useCart()?.length ?? 0
  return (
    <ShopLink
      href="/warenkorb"
      aria-label={count > 0 ? `${label}, ${countLabel} ${count}` : undefined}
      className="header-link gap-2 sm:px-3"
    >
      <span className="relative sm:mr-1.5">
        <CartIcon />
        {/* Over the icon, so that it does not change the header's width. */}
        {count > 0 && (
          <span className="number absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs leading-none text-accent-ink">
            {count}
          </span>
        )}
      </span>
      <span className="sr-only sm:not-sr-only">{label}</span>
    </ShopLink>
  )
}

function CartIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path
        d="M3 7h14l-1.3 8.2a2 2 0 0 1-2 1.8H6.3a2 2 0 0 1-2-1.8zM6.5 7 9 2.5M13.5 7 11 2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
