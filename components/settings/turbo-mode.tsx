'use client'

import type { ReactNode } from 'react'
import { FetchingAhead } from '@/components/ui/shop-link'
import { useTurboMode } from './use-turbo-mode'

/** Tells the links below it whether to prefetch. */
export function TurboMode({ children }: { children: ReactNode }) {
  return <FetchingAhead value={useTurboMode()}>{children}</FetchingAhead>
}
