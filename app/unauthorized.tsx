/** Never shown: pages have their own. Without it, every page would carry the one that Next.js has for 401. */
export default function Unauthorized() {
  return null
}
