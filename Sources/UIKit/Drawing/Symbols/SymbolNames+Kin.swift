// Part of Snug, under the Apache License 2.0; see LICENSE.

extension SymbolNames {
  /// Names of people at sports, of weather, and others up to iOS 16 that the set has only kin of;
  /// written as ``list`` is.
  static let kin = """
    figure=universal-access figure.2=people figure.2.and.child.holdinghands=people
    figure.2.arms.open=people figure.american.football=dribbble
    figure.and.child.holdinghands=people figure.archery=bullseye
    figure.australian.football=dribbble figure.badminton=dribbble figure.barre=universal-access
    figure.baseball=dribbble figure.basketball=dribbble figure.bowling=dribbble
    figure.boxing=person figure.child=person figure.child.and.lock=person-lock
    figure.child.and.lock.open=person-lock figure.climbing=person figure.cooldown=universal-access
    figure.core.training=activity figure.cricket=dribbble figure.cross.training=activity
    figure.curling=snow figure.dance=universal-access figure.disc.sports=dribbble
    figure.dress.line.vertical.figure=people figure.elliptical=person
    figure.equestrian.sports=person figure.fall=person figure.fencing=person
    figure.field.hockey=dribbble figure.fishing=person figure.flexibility=universal-access
    figure.golf=dribbble figure.gymnastics=universal-access figure.hand.cycling=bicycle
    figure.handball=dribbble figure.highintensity.intervaltraining=activity figure.hiking=person
    figure.hockey=dribbble figure.hunting=bullseye figure.ice.hockey=snow figure.ice.skating=snow
    figure.indoor.cycle=bicycle figure.indoor.rowing=water figure.jumprope=person
    figure.kickboxing=person figure.lacrosse=dribbble figure.martial.arts=person
    figure.mind.and.body=universal-access figure.mixed.cardio=activity
    figure.open.water.swim=water figure.outdoor.cycle=bicycle figure.outdoor.rowing=water
    figure.pickleball=dribbble figure.pilates=universal-access figure.play=person
    figure.pool.swim=water figure.racquetball=dribbble figure.roll=person
    figure.roll.runningpace=person figure.rolling=person figure.rower=water figure.rugby=dribbble
    figure.run.motion=person figure.run.square.stack=person figure.run.treadmill=person
    figure.sailing=water figure.seated.seatbelt=person figure.seated.side=person
    figure.skating=snow figure.skiing.crosscountry=snow figure.skiing.downhill=snow
    figure.snowboarding=snow figure.soccer=dribbble figure.socialdance=people
    figure.softball=dribbble figure.squash=dribbble figure.stair.stepper=person
    figure.stairs=person figure.stand.line.dotted.figure.stand=people figure.step.training=person
    figure.strengthtraining.functional=activity figure.strengthtraining.traditional=activity
    figure.surfing=water figure.table.tennis=dribbble figure.taichi=person figure.tennis=dribbble
    figure.track.and.field=person figure.volleyball=dribbble figure.walk.arrival=person
    figure.walk.departure=person figure.walk.diamond=person figure.walk.motion=person
    figure.walk.treadmill=person figure.water.fitness=water figure.waterpolo=water
    figure.wrestling=person figure.yoga=universal-access
    aqi.high=moisture aqi.low=moisture aqi.medium=moisture barometer=speedometer
    beach.umbrella=umbrella beach.umbrella.fill=umbrella-fill carbon.dioxide.cloud=cloud
    carbon.dioxide.cloud.fill=cloud-fill carbon.monoxide.cloud=cloud
    carbon.monoxide.cloud.fill=cloud-fill cloud.moon.bolt=cloud-lightning
    cloud.moon.bolt.fill=cloud-lightning-fill cloud.rainbow.half=rainbow
    cloud.rainbow.half.fill=rainbow cloud.sun.bolt=cloud-lightning
    cloud.sun.bolt.fill=cloud-lightning-fill degreesign.celsius=thermometer
    degreesign.fahrenheit=thermometer degreesign.farenheit=thermometer drop.degreesign=droplet
    drop.degreesign.fill=droplet-fill drop.halffull=droplet-half drop.triangle.fill=droplet-half
    medical.thermometer=thermometer medical.thermometer.fill=thermometer moon.dust=cloud-haze2
    moon.dust.fill=cloud-haze2-fill moon.haze=cloud-haze2 moon.haze.fill=cloud-haze2-fill
    moonphase.first.quarter=circle-half moonphase.full.moon=circle
    moonphase.last.quarter=circle-half moonphase.new.moon=circle-fill
    moonphase.waning.crescent=moon moonphase.waning.gibbous=circle-half
    moonphase.waxing.crescent=moon moonphase.waxing.gibbous=circle-half rainbow smoke=cloud-haze2
    smoke.fill=cloud-haze2-fill sun.and.horizon=sunset sun.and.horizon.fill=sunset-fill
    sun.horizon=sunset sun.horizon.fill=sunset-fill sun.max.trianglebadge.exclamationmark=sun
    sun.max.trianglebadge.exclamationmark.fill=sun-fill sun.rain=cloud-drizzle
    sun.rain.fill=cloud-drizzle-fill sun.snow=cloud-snow sun.snow.fill=cloud-snow-fill
    thermometer.brakesignal=thermometer-half thermometer.sun.fill=thermometer-sun
    thermometer.variable.and.figure=thermometer-half umbrella.percent=umbrella
    water.waves.and.arrow.down=water water.waves.and.arrow.up=water wind.snow=cloud-snow
    accessibility.fill=universal-access-circle air.conditioner.horizontal=fan
    air.conditioner.horizontal.fill=fan air.purifier=fan airplane.arrival=airplane
    airpods.gen3=earbuds airpodspro.chargingcase.wireless=earbuds allergens.fill=virus
    appletv.fill=hdd-fill applewatch.side.right=smartwatch arrow.down.heart=heart
    arrow.up.heart=heart backpack=briefcase backpack.fill=briefcase-fill balloon.2=balloon
    balloon.2.fill=balloon-fill baseball=dribbble baseball.fill=dribbble
    blinds.horizontal.closed=window bubble.left.and.exclamationmark.bubble.right=chat-dots
    bus.doubledecker=bus-front calendar.day.timeline.leading=calendar-range
    camera.filters=intersect camera.macro=flower1 car.2=car-front car.side=car-front
    car.side.fill=car-front-fill cat=heart cat.fill=heart-fill cellularbars=reception-4
    chair=columns-gap chair.fill=columns-gap chair.lounge=columns-gap
    chair.lounge.fill=columns-gap character.bubble=translate character.bubble.fill=translate
    chart.bar.doc.horizontal=file-bar-graph chart.line.flattrend.xyaxis=graph-up
    clock.badge.checkmark.fill=clock-fill cooktop=hdd creditcard.and.123=credit-card
    cricket.ball=dribbble cross.vial=prescription2 cross.vial.fill=prescription2
    curtains.closed=window curtains.open=window dial.high=speedometer2 dial.low=speedometer2
    dial.low.fill=speedometer2 dial.medium=speedometer2 dishwasher=droplet dog=heart
    dog.fill=heart-fill dollarsign.arrow.circlepath=cash-coin door.garage.closed=door-closed
    dryer=wind dryer.fill=wind dumbbell=activity dumbbell.fill=activity
    entry.lever.keypad=grid-3x3-gap eraser.line.dashed=eraser esim=sim ev.charger=ev-station
    ev.charger.fill=ev-station-fill eyes.inverse=eye-fill fan fan.ceiling=fan fan.desk=fan
    fan.fill=fan fan.floor=fan faxmachine=printer ferry.fill=water film.stack=film fireplace=fire
    fireplace.fill=fire fish.fill=heart-fill football=dribbble football.fill=dribbble
    fossil.shell=hypnotize fossil.shell.fill=hypnotize frying.pan=egg-fried
    frying.pan.fill=egg-fried gauge.high=speedometer2 gauge.low=speedometer2
    gauge.with.dots.needle.50percent=speedometer2 gauge.with.dots.needle.67percent=speedometer2
    globe.central.south.asia.fill=globe-central-south-asia guitars.fill=music-note
    hands.sparkles=stars hands.sparkles.fill=stars heater.vertical=fire heater.vertical.fill=fire
    hockey.puck=dribbble homepod.fill=speaker-fill homepodmini.fill=speaker-fill
    house.and.flag=house house.and.flag.fill=house-fill ipad.gen2=tablet lamp.ceiling=lightbulb
    lamp.ceiling.fill=lightbulb-fill lamp.floor=lightbulb lamp.floor.fill=lightbulb-fill
    lamp.table=lightbulb lamp.table.fill=lightbulb-fill laurel.leading=award laurel.trailing=award
    light.beacon.max=brightness-high light.beacon.max.fill=brightness-high-fill
    light.ribbon=brightness-high lightbulb.2=lightbulb lightbulb.led=lightbulb
    lightswitch.off=toggle-off lightswitch.on=toggle-on lizard=heart lizard.fill=heart-fill
    lock.open.rotation=unlock lock.square.stack=lock macmini=hdd macpro.gen3=hdd
    message.badge.filled.fill=chat-fill microwave=hdd microwave.fill=hdd-fill movieclapper=film
    movieclapper.fill=film opticaldiscdrive=disc oven=hdd oven.fill=hdd-fill parkingsign=p-square
    pencil.and.ruler.fill=rulers person.2.crop.square.stack=people person.2.gobackward=people
    person.2.wave.2=people person.3.sequence=people person.3.sequence.fill=people-fill
    person.and.arrow.left.and.arrow.right=people person.and.person=people
    person.badge.shield.checkmark=person-check
    person.badge.shield.checkmark.fill=person-check-fill person.crop.artframe=person-square
    person.fill.turn.right=person-fill person.fill.viewfinder=person-bounding-box
    person.line.dotted.person=people person.line.dotted.person.fill=people-fill
    pianokeys.inverse=music-note-list poweroutlet.type.a=outlet rectangle.checkered=grid-3x3
    rectangle.inset.filled=aspect-ratio-fill
    rectangle.inset.filled.and.person.filled=person-video3
    rectangle.portrait.and.arrow.right.fill=box-arrow-right refrigerator=hdd
    refrigerator.fill=hdd-fill road.lanes=sign-merge-right sailboat.fill=water
    sensor.fill=broadcast shared.with.you=people shareplay=people shower=droplet
    shower.fill=droplet-fill shower.handheld=droplet signpost.left=signpost sink=droplet
    sink.fill=droplet-fill skateboard=snow skis=snow slowmo=hourglass-split snowboard=snow
    soccerball.inverse=dribbble sparkles.tv=tv spigot=droplet spigot.fill=droplet-fill
    stairs=bar-chart stroller=columns-gap stroller.fill=columns-gap suitcase=briefcase
    suitcase.cart=briefcase suitcase.fill=briefcase-fill suitcase.rolling=briefcase
    suitcase.rolling.fill=briefcase-fill surfboard=snow syringe=prescription2
    syringe.fill=prescription2 takeoutbag.and.cup.and.straw=cup-straw
    takeoutbag.and.cup.and.straw.fill=cup-straw teddybear=heart teddybear.fill=heart-fill
    tennis.racket=dribbble tennisball=dribbble tennisball.fill=dribbble tent=triangle
    tent.2=triangle tent.2.fill=triangle-fill tent.fill=triangle-fill
    theatermask.and.paintbrush=mask timelapse=hourglass-split toilet=droplet
    toilet.fill=droplet-fill tuningfork=music-note video.doorbell=camera-video
    video.doorbell.fill=camera-video-fill volleyball=dribbble volleyball.fill=dribbble
    washer=droplet washer.fill=droplet-fill waterbottle=droplet waterbottle.fill=droplet-fill
    waveform.path.ecg.rectangle=heart-pulse window.vertical.closed=window
    window.vertical.open=window wineglass=cup-straw wineglass.fill=cup-straw
    """
}
