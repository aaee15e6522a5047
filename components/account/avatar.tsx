import type { ReactNode } from 'react'
import type { AvatarKey } from '@/lib/account/schema'
import { AvatarFrame, Outline } from './avatar-outline'

const OWN_PICTURE = /^data:image\/(png|jpeg|webp);base64,/

/** It has no accessible name. */
export function Avatar({ avatar, className }: { avatar: string | null; className: string }) {
  return (
    <AvatarFrame className={className}>
      <Picture avatar={avatar} />
    </AvatarFrame>
  )
}

function Picture({ avatar }: { avatar: string | null }) {
  if (avatar !== null && OWN_PICTURE.test(avatar)) {
    return <image href={avatar} width="40" height="40" preserveAspectRatio="xMidYMid slice" />
  }
  return avatar !== null && isBuiltIn(avatar) ? avatarPictures[avatar] : <Outline />
}

const isBuiltIn = (avatar: string): avatar is keyof typeof avatarPictures =>
  Object.hasOwn(avatarPictures, avatar)

/** 0 dB in a square of 40. */
const ZERO = 27

interface Sound {
  /** Two colours of a preset's palette. */
  ground: string
  line: string
  curve: string
  more?: ReactNode
}

function picture({ ground, line, curve, more }: Sound): ReactNode {
  return (
    <>
      <rect width="40" height="40" fill={ground} />
      <g fill="none" stroke={line} strokeLinejoin="round">
        <path d={`M0 ${ZERO}H40`} opacity="0.45" />
        <path d={`${curve}V${ZERO}H0Z`} fill={line} fillOpacity="0.28" stroke="none" />
        <path d={curve} strokeWidth="2.2" />
      </g>
      {more && <g fill={line}>{more}</g>}
    </>
  )
}

const dots = (places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />)

const avatarPictures: Record<AvatarKey, ReactNode> = {
  headphones: picture({
    ground: '#00326a',
    line: '#ffa8b5',
    curve: 'M0 27H9C9 6 31 6 31 27H40',
    more: (
      <>
        <rect x="6" y="21" width="6" height="11" rx="3" />
        <rect x="28" y="21" width="6" height="11" rx="3" />
      </>
    ),
  }),
  wave: picture({
    ground: '#742002',
    line: '#92db79',
    curve: 'M0 29C5 29 7 13 12 13S18 31 23 31S29 18 33 18S38 25 40 27',
  }),
  meter: picture({ ground: '#4d3b00', line: '#00e0de', curve: 'M0 27H5V21H12V13H19V17H26V8H33V23H40' }),
  joystick: picture({
    ground: '#ffb051',
    line: '#325300',
    curve: 'M0 27H8C14 27 18 24 19 15H21C22 24 26 27 32 27H40',
    more: <circle cx="20" cy="12" r="5" />,
  }),
  dice: picture({
    ground: '#004d24',
    line: '#9dc7ff',
    curve: 'M0 27C5 27 6 11 11 11S17 20 20 20S24 11 29 11S34 27 40 27',
    more: dots([
      [11, 11],
      [29, 11],
      [20, 20],
      [11, 31],
      [29, 31],
    ]),
  }),
  crown: picture({
    ground: '#633477',
    line: '#ffae88',
    curve: 'M0 27H7L8 14L14.5 21L20 9L25.5 21L32 14L33 27H40',
    more: dots([
      [8, 13],
      [20, 8],
      [32, 13],
    ]),
  }),
  bolt: picture({
    ground: '#ffaaaa',
    line: '#684500',
    curve: 'M0 27H7L24 6L19.5 19H29L20 33L22.5 27H40',
  }),
  moon: picture({
    ground: '#004b79',
    line: '#ffa0e0',
    curve: 'M0 27H7C7 9 33 9 33 27H40',
    more: dots([
      [9, 10],
      [31, 7],
    ]),
  }),
}
