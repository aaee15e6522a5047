/** Never shown: pages have their own. Without it, every page would carry the one that Next.js has for 403. */
export default function Forbidden() {
  return null
}
