'use client'

import { player, usePlayer } from './player'
import { sidesOf } from './player-state'
import { SideRadios, type SideTexts } from './side-radios'

interface SideSwitchProps {
  name: string
  texts: SideTexts
  className?: string
}

export function SideSwitch(props: SideSwitchProps) {
  const state = usePlayer()
  return <SideRadios {...props} side={state.side} sides={sidesOf(state)} onHear={(one) => player.hear(one)} />
}
