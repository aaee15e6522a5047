'use client'

import type { ReactNode } from 'react'
import { usePart } from '@/components/ui/use-part'
import { usePlayer } from './playing/player'

const loadNames = () => import('./playing/played-names')

/** Once something was played, shaped by the curve that is heard. */
export function Logo({ name, children }: { name: string; children: ReactNode }) {
  const { track } = usePlayer()
  const part = usePart(track !== null, loadNames)
  return part ? <part.PlayedLogo name={name} /> : children
}
