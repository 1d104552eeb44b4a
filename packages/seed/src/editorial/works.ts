import type { SeedEditorialPost } from '../seed-data.ts';
import { authorIds } from './authors.ts';
import { categoryIds, tagIds } from './terms.ts';

export const works: readonly SeedEditorialPost[] = [
  {
    id: 109,
    slug: 'two-thousand-drops',
    title: 'Two thousand drops',
    excerpt: '<p>One bar in fifty leaves the works in two pieces. Here is what we learn from it.</p>',
    content: `<p>Behind the paint booth stands a frame with a hook, a winch and a counter. A bar with 140 kg on it goes up 2.4 metres and comes down, two thousand times, while somebody else has lunch.</p>
<p>Then we cut it open. We look for three things: a shaft that came back straight to half a millimetre, sleeves that still turn with one finger, and the ring under the collar where cracks begin if they begin at all.</p>
<p>In the spring of last year that ring showed a hairline on two bars of one heat of steel. None of that heat was sold. The other forty-eight hold up the roof of the bicycle shed.</p>
<p>The <a href="/halden-meet-bar-20-kg">Meet Bar</a> gets four thousand drops. It has more to answer for.</p>`,
    authorId: authorIds.tomas,
    categoryId: categoryIds.documentary,
    tagIds: [tagIds.making, tagIds.barbell],
    pictureMaster: 'barbell-olympic-stainless-detail',
    publishedAt: '2026-05-11T07:00:00.000Z',
  },
  {
    id: 110,
    slug: 'weighing-a-plate-twice',
    title: 'Weighing a plate twice',
    excerpt:
      '<p>Ten grams on twenty-five kilograms: how a competition plate gets there, and why a training plate need not.</p>',
    content: `<p>A competition plate is made too light on purpose. When the rubber has rested for a day, we weigh it, drill the hub and fill what is missing with lead, gram by gram.</p>
<p>The next morning somebody else weighs it again on another scale. Rubber takes up water, scales have moods, and people read what they expect. Two of each have to agree within ten grams, or the plate becomes a training plate, which may be one percent off and never lies about it.</p>
<p>Does it matter? On a bar with six plates ten grams each make sixty. That is less than the chalk on your hands. But it is always the same sixty, and that is what <a href="/halden-competition-bumper-plates">competition plates</a> are for.</p>`,
    authorId: authorIds.ingrid,
    categoryId: categoryIds.news,
    tagIds: [tagIds.making, tagIds.plates],
    pictureMaster: 'bumper-plate-set-competition',
    publishedAt: '2026-05-25T07:00:00.000Z',
  },
  {
    id: 111,
    slug: 'why-every-hole-has-a-number',
    title: 'Why every hole has a number',
    excerpt:
      '<p>It costs us forty seconds of laser per upright. It saves you the same forty seconds before every set.</p>',
    content: `<p>Before 2011 our uprights had holes and no numbers. People counted from the floor, lost count, and benched with one cup higher than the other. We know, because we did.</p>
<p>Numbers that are printed wear off and stickers come off in a week. So the laser that cuts the hole cuts its number as well, a millimetre deep, before the paint. You can read it with a finger.</p>
<p>Every part that hooks into an <a href="/halden-r4-power-rack">R4</a> or an <a href="/halden-r6-power-rack">R6</a> has kept its spacing since then: what you bought in 2011 fits the rack that leaves today.</p>`,
    authorId: authorIds.wren,
    categoryId: categoryIds.history,
    tagIds: [tagIds.making, tagIds.racks],
    pictureMaster: 'power-rack-detail',
    publishedAt: '2026-06-08T07:00:00.000Z',
  },
  {
    id: 112,
    slug: 'the-seven-ways-to-hold-a-stone',
    title: 'The seven ways to hold a stone',
    excerpt:
      '<p>A stone has no handle, and that is the point. What the hall in Haldenmark has found out in thirty winters.</p>',
    content: `<p>Our first stones were cast in a salad bowl. They were not round, and everybody who learned on them is still good at odd things.</p>
<p>Lap it before you lift it: pull the stone into your thighs, breathe, and only then reach around. Under the stone the fingers point at each other, the forearms are dry, and the chest stays on it all the way up. Everything else is style.</p>
<p>Begin with a <a href="/halden-strongman-sandbag">sandbag</a>, which forgives. When you can carry your own weight thirty metres, take the <a href="/halden-atlas-stone">stone</a>. Bring long sleeves.</p>`,
    authorId: authorIds.tomas,
    categoryId: categoryIds.athletes,
    tagIds: [tagIds.technique, tagIds.conditioning],
    pictureMaster: 'atlas-stone-grey',
    publishedAt: '2026-06-15T07:00:00.000Z',
  },
  {
    id: 113,
    slug: 'the-halden-open-is-on',
    title: 'The Halden Open is on',
    excerpt: '<p>Three days in Dayton, four divisions, and plates that were weighed that morning.</p>',
    content: `<p>From 12 to 14 March 2027 the platform stands in Dayton, Ohio. Friday is for weighing in and for finding out who slept. Saturday belongs to the bar, Sunday to everything that is not one.</p>
<p>There is no qualifying total. Whoever buys a ticket lifts: <a href="/halden-open-2027-ticket-women">women</a>, <a href="/halden-open-2027-ticket-men">men</a>, and for both from 40 on a division of their own. Your place is entered with the order and stands in your account a moment later.</p>
<p>The plates are <a href="/halden-competition-bumper-plates">the ones that we sell</a>. They are weighed in public, twice, before the first attempt. You may stand next to the scale and shake your head.</p>`,
    authorId: authorIds.wren,
    categoryId: categoryIds.events,
    tagIds: [tagIds.plates, tagIds.barbell],
    pictureMaster: 'bumper-plate-set-competition',
    publishedAt: '2026-07-06T07:00:00.000Z',
  },
];
