import type { SeedEditorialPost } from '../seed-data.ts';
import { authorIds } from './authors.ts';
import { categoryIds, tagIds } from './terms.ts';

export const guides: readonly SeedEditorialPost[] = [
  {
    id: 101,
    slug: 'your-first-barbell',
    title: 'Your first barbell',
    excerpt: '<p>Buy one good bar before three cheap ones. Here is what to look at, in the order that matters.</p>',
    content: `<p>A bar is the one thing in a gym that you hold on every day you train. It is also the one thing that is hard to mend. So spend a little more here, and a little less on everything that hangs from it.</p>
<h2>Look at the shaft first</h2>
<p>A 28 mm shaft bends and spins with you and suits the snatch and the clean. A 29 mm shaft stays stiff for the squat, the bench and the deadlift. If you do some of each, take 28.5 mm and never think of it again: that is our <a href="/halden-club-bar-20-kg">Club Bar</a>.</p>
<h2>Then at the knurl</h2>
<p>Close your eyes and let the bar hang. A good knurl is felt along the whole finger and nowhere as a single point. If it bites before there is weight on it, it will cut when there is.</p>
<h2>Then at what keeps it turning</h2>
<p>Bronze bushings are quiet and need a drop of oil in spring. Bearings spin longer and want to be clean. In a squat you cannot tell them apart.</p>
<p>Leave the rest for later. Collars cost little and matter at once: <a href="/northpin-spring-collars">spring collars</a> will do until your first missed lift.</p>`,
    authorId: authorIds.ingrid,
    categoryId: categoryIds.gear,
    tagIds: [tagIds.barbell, tagIds.beginners],
    pictureMaster: 'barbell-olympic-chrome',
    publishedAt: '2026-01-12T08:00:00.000Z',
  },
  {
    id: 102,
    slug: 'a-gym-in-nine-square-metres',
    title: 'A gym in nine square metres',
    excerpt:
      '<p>Three metres by three hold a rack, a bar and a person who lies down. The order in which you buy decides the rest.</p>',
    content: `<p>Chalk the floor before you order anything. A bar is 220 cm long and needs a hand's width at each end, so three metres are the wall that everything turns around.</p>
<ol>
<li><strong>The rack against the long wall.</strong> A <a href="/halden-hr2-half-rack-low-ceiling">half rack for low ceilings</a> stands under 2.1 m. Where a car has to come back in at night, a <a href="/halden-w2-folding-wall-rack">folding wall rack</a> gives you the floor again.</li>
<li><strong>The bench where you can walk round it.</strong> A <a href="/halden-utility-bench">utility bench</a> stands upright in a corner.</li>
<li><strong>The plates off the floor.</strong> Pegs on the rack cost no space at all and make the rack heavier, which it thanks you for.</li>
</ol>
<p>Leave one square metre empty on purpose. Warming up, swinging a bell and getting your breath back happen there, and they are half of the session.</p>`,
    authorId: authorIds.wren,
    categoryId: categoryIds.gymTours,
    tagIds: [tagIds.racks, tagIds.garageGym, tagIds.beginners],
    pictureMaster: 'half-rack-black',
    publishedAt: '2026-01-26T08:00:00.000Z',
  },
  {
    id: 103,
    slug: 'bumper-or-iron',
    title: 'Bumper or iron?',
    excerpt:
      '<p>Rubber may be dropped, iron is slim. Most gyms want both, and in which order depends on your floor.</p>',
    content: `<p>The question is not which plate is better. It is what happens at the end of your lift.</p>
<h2>You let go</h2>
<p>Snatches, cleans and heavy singles end on the floor. Then you need rubber from the first plate on: a 10 kg bumper takes a drop, a 10 kg iron plate breaks the tiles. <a href="/halden-training-bumper-plates-kilograms">Training bumpers</a> are made for exactly this.</p>
<h2>You put it down</h2>
<p>Squats, presses and rows end in the rack. Iron is half as thick, so the bar holds more, and it costs less per kilogram. <a href="/halden-deep-dish-plates-kilograms">Deep-dish plates</a> also ring, which some of us count as a feature.</p>
<h2>You do both</h2>
<p>Buy a pair of 20 kg bumpers first. They have the full diameter, so the bar stands at the right height for a deadlift whatever you add in iron outside of them. Keep a set of <a href="/halden-change-plates">change plates</a> in reach: progress comes in kilograms, not in twenties.</p>`,
    authorId: authorIds.tomas,
    categoryId: categoryIds.gear,
    tagIds: [tagIds.plates, tagIds.garageGym],
    pictureMaster: 'bumper-plate-set-training',
    publishedAt: '2026-02-09T08:00:00.000Z',
  },
  {
    id: 104,
    slug: 'ten-minutes-of-care-a-month',
    title: 'Ten minutes of care a month',
    excerpt: '<p>A brush, a rag and a drop of oil keep a bar for thirty years. Put it in the calendar.</p>',
    content: `<p>Rust begins where chalk and sweat stay together. It needs about a week. So once a month, after the last set:</p>
<ul>
<li>Brush the knurl with a nylon brush, along the bar and then across. Steel brushes take the finish with them.</li>
<li>Wipe the shaft with a dry rag, then with one that has a little mineral oil on it. If your hands slip next time, it was too much.</li>
<li>Stand the bar on one end and put a single drop where the sleeve meets the collar. Turn it, wait a minute, turn the bar over.</li>
<li>Tighten what is bolted. On racks it is always the same bolt: the one that you do not see.</li>
</ul>
<p>Once a year look at the liners of your J-cups. When steel shows through the plastic, <a href="/uhmw-liners-for-sandwich-j-cups">new liners</a> cost less than a new knurl.</p>`,
    authorId: authorIds.ingrid,
    categoryId: categoryIds.gear,
    tagIds: [tagIds.care, tagIds.barbell, tagIds.racks],
    pictureMaster: 'bushing-bronze',
    publishedAt: '2026-03-02T08:00:00.000Z',
  },
];
