import { avatarPictures } from './avatar-pictures'

const OWN_PICTURE = /^data:image\/(png|jpeg|webp);base64,/

/** A round picture of a user, or the outline of a head. It has no accessible name. */
export function Avatar({ avatar, className }: { avatar: string | null; className: string }) {
  return (
    <svg viewBox="0 0 40 40" className={`shrink-0 rounded-full ${className}`} aria-hidden="true">
      <Picture avatar={avatar} />
    </svg>
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

function Outline() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.2">
      <circle cx="20" cy="20" r="18.5" strokeWidth="1.6" />
      <circle cx="20" cy="16" r="6" />
      <path d="M9 33c1.5-6 5.5-9 11-9s9.5 3 11 9" strokeLinecap="round" />
    </g>
  )
}
