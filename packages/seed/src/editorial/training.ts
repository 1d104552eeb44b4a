import type { SeedEditorialPost } from '../seed-data.ts';
import { authorIds } from './authors.ts';
import { categoryIds, tagIds } from './terms.ts';

export const training: readonly SeedEditorialPost[] = [
  {
    id: 105,
    slug: 'three-lifts-three-days',
    title: 'Three lifts, three days',
    excerpt:
      '<p>A plan for the first year that fits on a card: squat, press, pull, and five pounds more next week.</p>',
    content: `<p>You do not need a clever plan in your first year. You need one that you still follow in May.</p>
<table><thead><tr><th scope="col">Day</th><th scope="col">Legs</th><th scope="col">Push</th><th scope="col">Pull</th></tr></thead>
<tbody><tr><td>Monday</td><td>Squat 3 × 5</td><td>Bench 3 × 5</td><td>Row 3 × 8</td></tr>
<tr><td>Wednesday</td><td>Front squat 3 × 5</td><td>Press 3 × 5</td><td>Deadlift 1 × 5</td></tr>
<tr><td>Friday</td><td>Squat 3 × 5</td><td>Bench 3 × 5</td><td>Pull-up, as many as are clean</td></tr></tbody></table>
<p>Add 2.5 kg when every repetition was fast. When one was not, stay. When you stayed twice, take ten percent off and come back up: nobody has ever lost anything by that.</p>
<p>Write it down. A <a href="/halden-training-logbook-black">logbook</a> has no battery and forgets nothing.</p>`,
    authorId: authorIds.wren,
    categoryId: categoryIds.lifestyle,
    tagIds: [tagIds.beginners, tagIds.barbell],
    pictureMaster: 'training-logbook-black',
    publishedAt: '2026-03-16T08:00:00.000Z',
  },
  {
    id: 106,
    slug: 'the-swing-explained',
    title: 'The swing, explained',
    excerpt: '<p>It is a jump that stays on the ground. If your arms are tired, you are doing something else.</p>',
    content: `<p>The kettlebell swing is taught as a lift for the shoulders, which is why so many people stop after a week. It is a hip hinge with a handle.</p>
<ol>
<li>Stand a step behind the bell. Tip it towards you and hike it back between the thighs, high, as if to hand it to somebody behind you.</li>
<li>Stand up as fast as you can. The bell floats; you did not raise it.</li>
<li>Wait. When it falls, let it fall into you, and only then fold.</li>
</ol>
<p>Ten sets of ten, with as much rest as work took, is a full session. Most men begin with a <a href="/halden-kettlebell-16-kg">16 kg bell</a>, most women with <a href="/halden-kettlebell-12-kg">12 kg</a>, and both are surprised how soon it is too light.</p>`,
    authorId: authorIds.tomas,
    categoryId: categoryIds.movement,
    tagIds: [tagIds.kettlebell, tagIds.technique, tagIds.conditioning],
    pictureMaster: 'kettlebell-16kg-black',
    publishedAt: '2026-03-30T07:00:00.000Z',
  },
  {
    id: 107,
    slug: 'how-to-miss-a-squat',
    title: 'How to miss a squat',
    excerpt:
      '<p>Everybody misses one day. Practise it with an empty bar and it will be the most boring thing you ever did.</p>',
    content: `<p>Set the spotter arms before you set the weight. Sit in the bottom with the empty bar and slide the arms up until they are two fingers below it. That is your floor.</p>
<p>Now miss on purpose. Go down, stop, breathe out, and sit until the bar lies on the arms. Duck out forwards. Do that three times and your body knows the way.</p>
<p>Collars stay off when you train alone without arms; on, when you have them. And <a href="/halden-spotter-arms-600-mm">arms of 600 mm</a> catch the bar even when you lean.</p>
<blockquote><p>The lift that frightens you is the one that you never practised failing.</p></blockquote>`,
    authorId: authorIds.ingrid,
    categoryId: categoryIds.movement,
    tagIds: [tagIds.technique, tagIds.racks, tagIds.beginners],
    pictureMaster: 'spotter-arms-black',
    publishedAt: '2026-04-13T07:00:00.000Z',
  },
  {
    id: 108,
    slug: 'push-the-sled',
    title: 'Push the sled',
    excerpt:
      '<p>No soreness, no technique, no excuse: twenty minutes with a sled do what an hour of running promises.</p>',
    content: `<p>A sled only works while you shorten a muscle, never while you lengthen it. That is why you can push one hard on Tuesday and squat hard on Wednesday.</p>
<h2>Two sessions</h2>
<p><strong>Short.</strong> Load a <a href="/halden-push-sled">push sled</a> with your own weight. Twenty metres there and back, every two minutes, ten times.</p>
<p><strong>Long.</strong> Half of that weight, at a walk, for twenty minutes. You should be able to speak, in sentences of four words.</p>
<p>No room? A <a href="/halden-air-bike">fan bike</a> has the same rule: it is as hard as you are.</p>`,
    authorId: authorIds.wren,
    categoryId: categoryIds.blog,
    tagIds: [tagIds.conditioning, tagIds.garageGym],
    pictureMaster: 'sled-black',
    publishedAt: '2026-04-27T07:00:00.000Z',
  },
];
