'use client'

import { player } from './player'
import { SideRadios, type SideTexts } from './side-radios'
import { usePlayer } from './use-player'

interface SideSwitchProps {
  name: string
  texts: SideTexts
  className?: string
}

/** Without or with the preset, at the same place of the sound that the player plays. */
export function SideSwitch(props: SideSwitchProps) {
  const { side } = usePlayer()
  return <SideRadios {...props} side={side} onHear={(one) => player.hear(one)} />
}
