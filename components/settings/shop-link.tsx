'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { useTurbo } from './turbo-mode'

/** A link to another page of the shop; fetched ahead while it is in view, if turbo mode is on. */
export function ShopLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const isTurbo = useTurbo()
  return <Link {...props} prefetch={isTurbo ? null : false} />
}
