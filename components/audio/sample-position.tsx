'use client'

import { useEffect, useState } from 'react'
import { SCENE_LENGTH } from '@/lib/audio/scenes/scene'
import type { SamplePlayback } from './sample-playback'

const EVERY_MS = 250

interface SamplePositionProps {
  playback: SamplePlayback
  isPlaying: boolean
  label: string
}

/** Where in the scene the sample is. */
export function SamplePosition({ playback, isPlaying, label }: SamplePositionProps) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setSeconds(playback.position()), EVERY_MS)
    return () => clearInterval(timer)
  }, [playback, isPlaying])
  return (
    <progress
      aria-label={label}
      max={SCENE_LENGTH}
      value={seconds}
      className="h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
    />
  )
}
