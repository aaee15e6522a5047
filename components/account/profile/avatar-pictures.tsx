import type { ReactNode } from 'react'
import type { AvatarKey } from '@/lib/account/schema'

const line = { fill: 'none', strokeWidth: 2.4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Drawn in a square of 40. */
export const avatarPictures: Record<AvatarKey, ReactNode> = {
  headphones: (
    <>
      <rect width="40" height="40" fill="#3f4a54" />
      <path d="M10 24v-3a10 10 0 0 1 20 0v3" {...line} stroke="#fff9ef" />
      <rect x="7.5" y="22" width="6" height="9" rx="3" fill="#f0c987" />
      <rect x="26.5" y="22" width="6" height="9" rx="3" fill="#f0c987" />
    </>
  ),
  wave: (
    <>
      <rect width="40" height="40" fill="#2e2823" />
      <path d="M6 26c5 0 6-13 10-13s4 15 8 15 4-19 10-19" {...line} stroke="#f0c987" />
      <path d="M6 31h28" {...line} strokeWidth="1.4" stroke="#d8cfbc" opacity="0.6" />
    </>
  ),
  meter: (
    <>
      <rect width="40" height="40" fill="#4a2f4f" />
      <path d="M10 31V22M16.6 31V12M23.3 31V17M30 31V9" {...line} strokeWidth="4" stroke="#86dcae" />
      <path d="M30 13.5V9" {...line} strokeWidth="4" stroke="#f2b5a7" />
    </>
  ),
  joystick: (
    <>
      <rect width="40" height="40" fill="#6b4a3a" />
      <path d="M8 33c0-5 4-7 12-7s12 2 12 7Z" fill="#1c1815" />
      <path d="M20 27V16" {...line} strokeWidth="3.5" stroke="#fff9ef" />
      <circle cx="20" cy="13" r="5.5" fill="#f2b5a7" />
      <circle cx="27" cy="30" r="1.6" fill="#f0c987" />
    </>
  ),
  dice: (
    <>
      <rect width="40" height="40" fill="#12613a" />
      <rect x="10" y="10" width="20" height="20" rx="4.5" fill="#fff9ef" transform="rotate(12 20 20)" />
      <g fill="#1c1815" transform="rotate(12 20 20)">
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
      <rect width="40" height="40" fill="#7b1f3b" />
      <path d="m9 15 5.5 5L20 11l5.5 9 5.5-5-2 14H11Z" fill="#ffcc73" />
      <path d="M11.5 26h17" {...line} strokeWidth="1.6" stroke="#7a4a00" />
    </>
  ),
  bolt: (
    <>
      <rect width="40" height="40" fill="#f0c987" />
      <path d="M22.5 7 11 22.5h7L16.5 33 29 17h-7.5Z" fill="#1c1815" />
    </>
  ),
  moon: (
    <>
      <rect width="40" height="40" fill="#26304a" />
      <path d="M25.5 29.5A11 11 0 1 1 22 9.2a9 9 0 0 0 3.5 20.3Z" fill="#fff9ef" />
      <circle cx="29" cy="13" r="1.3" fill="#ffcc73" />
      <circle cx="32" cy="20" r="1" fill="#ffcc73" />
    </>
  ),
}
