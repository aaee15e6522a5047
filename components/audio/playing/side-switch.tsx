'use client'

import { player, usePlayer } from './player'
import { SideRadios, type SideTexts } from './side-radios'

interface SideSwitchProps {
  name: string
  texts: SideTexts
  className?: string
}

/** Switches the player between without and with the preset, at the same position. */
export function SideSwitch(props: SideSwitchProps) {
  const { side } = usePlayer()
  return <SideRadios {...props} side={side} onHear={(one) => player.hear(one)} />
}
