import { BlockList, isIP } from 'node:net'

/** Of IPv4 everything is open but what belongs to one machine, one network, a test, a group or nobody. */
const closed4 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The metadata services of clouds stand here.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed4.addSubnet(net, bits, 'ipv4')

/** Of IPv6 only what is given out to the world is open, without the ranges that carry an IPv4 address inside. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(net, bits, 'ipv6')

/** Whether an address of the network belongs to the world: not to this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !closed4.check(address, 'ipv4')
  return kind === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
