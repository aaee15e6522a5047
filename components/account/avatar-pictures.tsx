import type { ReactNode } from 'react'
import type { AvatarKey } from '@/lib/account/schema'

const line = { fill: 'none', strokeWidth: 2.4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The built-in pictures, drawn in a square of 40. */
export const avatarPictures: Record<AvatarKey, ReactNode> = {
  headphones: (
    <>
      <rect width="40" height="40" fill="#34506b" />
      <path d="M10 24v-3a10 10 0 0 1 20 0v3" {...line} stroke="#eef2f9" />
      <rect x="7.5" y="22" width="6" height="9" rx="3" fill="#c8f169" />
      <rect x="26.5" y="22" width="6" height="9" rx="3" fill="#c8f169" />
    </>
  ),
  wave: (
    <>
      <rect width="40" height="40" fill="#17324a" />
      <path d="M6 26c5 0 6-13 10-13s4 15 8 15 4-19 10-19" {...line} stroke="#c8f169" />
      <path d="M6 31h28" {...line} strokeWidth="1.4" stroke="#a6b2c8" opacity="0.6" />
    </>
  ),
  meter: (
    <>
      <rect width="40" height="40" fill="#4d4670" />
      <path d="M10 31V22M16.6 31V12M23.3 31V17M30 31V9" {...line} strokeWidth="4" stroke="#6fe0b1" />
      <path d="M30 13.5V9" {...line} strokeWidth="4" stroke="#ff9a8f" />
    </>
  ),
  joystick: (
    <>
      <rect width="40" height="40" fill="#6b4a3a" />
      <path d="M8 33c0-5 4-7 12-7s12 2 12 7Z" fill="#111828" />
      <path d="M20 27V16" {...line} strokeWidth="3.5" stroke="#eef2f9" />
      <circle cx="20" cy="13" r="5.5" fill="#ff9a8f" />
      <circle cx="27" cy="30" r="1.6" fill="#c8f169" />
    </>
  ),
  dice: (
    <>
      <rect width="40" height="40" fill="#3b5a4c" />
      <rect x="10" y="10" width="20" height="20" rx="4.5" fill="#eef2f9" transform="rotate(12 20 20)" />
      <g fill="#10190a" transform="rotate(12 20 20)">
        <circle cx="15" cy="15" r="1.9" />
        <circle cx="25" cy="15" r="1.9" />
        <circle cx="20" cy="20" r="1.9" />
        <circle cx="15" cy="25" r="1.9" />
        <circle cx="25" cy="25" r="1.9" />
      </g>
    </>
  ),
  crown: (
    <>
      <rect width="40" height="40" fill="#5b2f46" />
      <path d="m9 15 5.5 5L20 11l5.5 9 5.5-5-2 14H11Z" fill="#ffcb6b" />
      <path d="M11.5 26h17" {...line} strokeWidth="1.6" stroke="#8a5a1c" />
    </>
  ),
  bolt: (
    <>
      <rect width="40" height="40" fill="#c8f169" />
      <path d="M22.5 7 11 22.5h7L16.5 33 29 17h-7.5Z" fill="#10190a" />
    </>
  ),
  moon: (
    <>
      <rect width="40" height="40" fill="#111f3d" />
      <path d="M25.5 29.5A11 11 0 1 1 22 9.2a9 9 0 0 0 3.5 20.3Z" fill="#eef2f9" />
      <circle cx="29" cy="13" r="1.3" fill="#ffcb6b" />
      <circle cx="32" cy="20" r="1" fill="#ffcb6b" />
    </>
  ),
}
