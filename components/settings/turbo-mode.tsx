'use client'

import type { ReactNode } from 'react'
import { FetchingAhead } from '@/components/ui/fetching-ahead'
import { useTurboMode } from './use-turbo-mode'

/** Lets the links below it know whether they may be fetched ahead. */
export function TurboMode({ children }: { children: ReactNode }) {
  return <FetchingAhead value={useTurboMode()}>{children}</FetchingAhead>
}
