/** English words that say nothing about what helped or was hard. Words of fewer than three letters are left out anyway. */
export const smallWords: ReadonlySet<string> = new Set(
  `about above after again all also although always and another any anything are around because been before being
  below best better between big both but came can cannot could day days did didn does doesn doing done don down each
  either else enough even evening ever every everything few first for from get gets getting give given goes going gone
  good got had has hasn have haven having hard her here hers him his how however into isn its itself just keep kept
  know last less let like little long lot lots made make makes making many may maybe me mine more morning most much must
  myself need needed never next nice night not nothing now off often once one only onto other our out over own part
  quite rather really said same saw say see seemed she should since small some someone something soon still such take
  taken taking than that the their them then there these they thing things think this those though thought through time
  times today together tomorrow too took towards two under until upon use used very want wanted was wasn way well went
  were weren what when where whether which while who whole whom why will with within without won would yesterday yet you
  your yours helped help helps felt feel feeling`.split(/\s+/),
)
